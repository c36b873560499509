import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { tryAgain } from '#web/files/next-try.ts'
import { Button } from '#web/kit/button.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { useOnline } from '#web/kit/state-message.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { currentRelease } from '#web/queries/release.ts'
import classes from './device.module.css'

/** The bar of a device without a connection: the release that is read, and a way to try again. */
export function OfflineNotice() {
  const { text } = useLanguage()
  const isOnline = useOnline()
  const release = useReleaseRead()
  if (isOnline || release === null) return null
  const { number, published_at } = release
  return (
    <Row wrap align="center" gap={12} className={classes.bar} role="status">
      <IconWifiOff size={18} aria-hidden="true" />
      <Box grows shrinks>
        <Said what={message('device.offline', { number: String(number), date: day(published_at) })} />
      </Box>
      <Button onClick={tryAgain}>{text(message('device.try-again'))}</Button>
    </Row>
  )
}

/** The release that this page shows; null until it is known. */
function useReleaseRead(): ReleaseStamp | null {
  const [release, setRelease] = useState<ReleaseStamp | null>(null)
  useEffect(() => {
    currentRelease().then(setRelease, () => null)
  }, [])
  return release
}

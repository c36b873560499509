import { useMemo } from 'react'
import type { Catalogue } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { keeper } from '#web/keeping/keeper-state.ts'
import { keep } from '#web/keeping/keeper.ts'
import { planResource } from '#web/keeping/plan.ts'
import { filesOf, type Wish, wishId, wishOf } from '#web/keeping/wish.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './device.module.css'
import { megabytes } from './bytes.ts'
import { wishTitle } from './wish-title.ts'

/** Nothing weighs nothing: bytes. */
const LEAST_SHOWN = 100_000

interface WishRowProps {
  readonly wish: Wish
  readonly catalogue: Catalogue
  /** Chooses which state, dashboard, zone or indicator it is. */
  readonly children?: React.ReactNode
}

/** Something that can be kept on this device: what it is, what it weighs, and the button that keeps it. */
export function WishRow({ wish, catalogue, children }: WishRowProps) {
  const { text } = useLanguage()
  const { sets } = useStore(keeper)
  const plan = useResource(planResource)
  const found = wishTitle(wish, catalogue)
  const id = wishId(wish)
  const ready = plan.status === 'ready' ? plan.value : null
  // A thousand files are listed once, not each time that something has come.
  const bytes = useMemo(() => {
    const wanted = wishOf(id)
    return ready && wanted
      ? filesOf(wanted, ready.catalogue, ready.list).reduce((sum, file) => sum + file.bytes, 0)
      : null
  }, [id, ready])
  if (!found) return null
  const isKept = sets.some((set) => set.id === id)
  const title = text(found.title)
  return (
    <Row as="li" wrap gap={12} align="center" entry={12}>
      <Box grows shrinks className={classes.what}>
        <Text weight={600}>{title}</Text>
        <Text tone="soft" size={13}>
          {text(found.about)}
        </Text>
        {children && (
          <Box above={8} widest={640}>
            {children}
          </Box>
        )}
      </Box>
      <Text figures keeps weight={600}>
        {bytes === null
          ? '–'
          : text(message('device.about-size', { size: megabytes(Math.max(bytes, LEAST_SHOWN)) }))}
      </Text>
      <Button
        disabled={isKept || bytes === null}
        aria-label={text(message(isKept ? 'device.is-kept-this' : 'device.keep-this', { what: title }))}
        onClick={() => void keep(wish)}
      >
        {text(message(isKept ? 'device.is-kept' : 'device.keep'))}
      </Button>
    </Row>
  )
}

import { useContext, useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { SectionWorkContext } from '#web/kit/section-work.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './progress.module.css'

/** Shorter waits are not announced: a popup that flashes up helps nobody. */
const SHOWN_AFTER_MS = 300

/** The popup over the page while sources are compared; closing it cancels, and nothing that was chosen is lost. */
export function ProgressPanel() {
  const work = useContext(SectionWorkContext)?.work
  return work?.status === 'working' ? <Progress onCancel={work.cancel} /> : null
}

function Progress({ onCancel }: { readonly onCancel: () => void }) {
  const { text } = useLanguage()
  const [shown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => show(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) {
    return (
      <p className="sr-only" role="status">
        {text(message('triangulate.in-progress'))}
      </p>
    )
  }
  return (
    <Dialog form="centre" title={text(message('triangulate.in-progress-title'))} bare onClose={onCancel}>
      <Stack gap={16} className={classes.popup}>
        <span className={classes.spinner} aria-hidden="true" />
        <div role="status">
          <Text as="h2" size={16} weight={650}>
            {text(message('triangulate.in-progress-title'))}
          </Text>
          <Text above={4} tone="soft">
            {text(message('triangulate.large-sets'))}
          </Text>
        </div>
        <Button onClick={onCancel}>{text(message('shell.cancel'))}</Button>
      </Stack>
    </Dialog>
  )
}

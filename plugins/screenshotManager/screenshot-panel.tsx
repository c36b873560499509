import { IconCamera, IconX } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { WidgetPanelProps } from '#web/widgets/widget.ts'
import classes from './screenshot-panel.module.css'
import { deleteScreenshot, takeScreenshot, useScreenshots } from './screenshots.ts'

type Taking = 'idle' | 'working' | 'failed'

/** Takes pictures of the page, shows them small, and saves the one that is chosen. */
export function ScreenshotPanel({ onClose }: WidgetPanelProps) {
  const screenshots = useScreenshots()
  const { text } = useLanguage()
  const shown = screenshots.map((one) => ({ ...one, time: timeText(one.takenAt.getTime()) }))
  const [taking, setTaking] = useState<Taking>('idle')
  const take = async () => {
    setTaking('working')
    setTaking(
      await takeScreenshot().then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <Stack gap={12}>
      <Row gap={8}>
        <Button kind="primary" disabled={taking === 'working'} onClick={() => void take()}>
          <IconCamera size={18} aria-hidden="true" />
          {text(message(taking === 'working' ? 'widgets.taking' : 'widgets.take'))}
        </Button>
        <Button onClick={onClose}>{text(message('shell.close'))}</Button>
      </Row>
      {taking === 'failed' && <FormError>{text(message('widgets.not-taken'))}</FormError>}
      <Text role="status" tone="soft">
        {text(
          screenshots.length === 0
            ? message('widgets.no-pictures')
            : message('widgets.pictures', { count: screenshots.length }),
        )}
      </Text>
      <Grid as="ul" gap={12} className={classes.gallery}>
        {shown.map(({ id, address, time, title }) => (
          <li key={id}>
            <a href={address} download="screenshot.png" className={classes.picture}>
              <img src={address} alt={text(message('widgets.picture', { title, time }))} />
            </a>
            <span className={classes.remove}>
              <IconButton
                label={text(message('widgets.delete-picture', { time }))}
                onClick={() => deleteScreenshot(id)}
              >
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

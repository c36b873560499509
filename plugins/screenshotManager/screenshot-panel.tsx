import { IconCamera, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import type { WidgetPanelProps } from '#web/widgets/widget.ts'
import classes from './screenshot-panel.module.css'
import { deleteScreenshot, takeScreenshot, useScreenshots } from './screenshots.ts'

type Taking = 'idle' | 'working' | 'failed'

/** Takes pictures of the page, shows them small, and saves the one that is chosen. */
export function ScreenshotPanel({ onClose }: WidgetPanelProps) {
  const screenshots = useScreenshots()
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
          {taking === 'working' ? 'Taking the picture…' : 'Take Screenshot'}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Row>
      {taking === 'failed' && (
        <FormError>This browser could not draw the page. Print it to a PDF instead.</FormError>
      )}
      <Text role="status" tone="soft">
        {screenshots.length === 0
          ? 'No pictures yet. They stay in this browser and are gone when the page is closed.'
          : `${screenshots.length} ${screenshots.length === 1 ? 'picture' : 'pictures'}. Choose one to save it.`}
      </Text>
      <Grid as="ul" gap={12} className={classes.gallery}>
        {screenshots.map(({ id, address, takenAt, title }) => (
          <li key={id}>
            <a href={address} download="screenshot.png" className={classes.picture}>
              <img src={address} alt={`${title}, ${takenAt.toLocaleTimeString('en-GB')}`} />
            </a>
            <span className={classes.remove}>
              <IconButton
                label={`Delete the picture of ${takenAt.toLocaleTimeString('en-GB')}`}
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

import 'react-image-crop/dist/ReactCrop.css'
import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './profile-page.module.css'
import { shrunk } from './shrink-picture.ts'

interface CropDialogProps {
  /** Address of the chosen file in this browser. */
  readonly source: string
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/** Chooses the square of a picture and sends it. */
export default function CropDialog({ source, onSaved, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [fault, setFault] = useState<string | null>(null)
  const { busy, failure, run } = useTask((error) =>
    error instanceof Error ? error.message : 'The picture could not be saved. Try again.',
  )
  const save = async () => {
    if (!image.current || !crop) return
    const body = new FormData()
    body.append('avatar', await shrunk(image.current, crop), 'avatar.jpg')
    await ask('PUT /account/avatar', { body })
    await onSaved()
  }
  return (
    <Dialog form="centre" title="Choose the part to show" onClose={onClose}>
      <Stack gap={16} across="start" className={classes.crop}>
        <FormError>{fault ?? failure}</FormError>
        <ReactCrop
          aspect={1}
          circularCrop
          keepSelection
          minWidth={32}
          {...(crop && { crop })}
          onChange={(_pixels, percent) => setCrop(percent)}
          ariaLabels={LABELS}
        >
          <img
            ref={image}
            src={source}
            alt="What you chose"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height))
            }
            onError={() => setFault('This browser cannot show the picture. Choose another one.')}
          />
        </ReactCrop>
        <Text above={6} tone="faint" size={13}>
          Drag the circle, or move it with the arrow keys. Its corners make it larger or smaller.
        </Text>
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={busy || !crop} onClick={() => void run(save)}>
            {busy ? 'Saving …' : 'Save picture'}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const MOVE = 'Use the arrow keys to change the size.'
const LABELS = {
  cropArea: 'The part to show. Use the arrow keys to move it.',
  nwDragHandle: `Top left corner. ${MOVE}`,
  nDragHandle: `Upper edge. ${MOVE}`,
  neDragHandle: `Top right corner. ${MOVE}`,
  eDragHandle: `Right edge. ${MOVE}`,
  seDragHandle: `Bottom right corner. ${MOVE}`,
  sDragHandle: `Lower edge. ${MOVE}`,
  swDragHandle: `Bottom left corner. ${MOVE}`,
  wDragHandle: `Left edge. ${MOVE}`,
}

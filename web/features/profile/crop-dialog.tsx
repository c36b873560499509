import 'react-image-crop/dist/ReactCrop.css'
import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [fault, setFault] = useState<string | null>(null)
  const { busy, failure, run } = useTask((error) =>
    refusalText(error, text(message('profile.picture-not-saved'))),
  )
  const save = async () => {
    if (!image.current || !crop) return
    const body = new FormData()
    body.append('avatar', await shrunk(image.current, crop), 'avatar.jpg')
    await ask('PUT /account/avatar', { body })
    await onSaved()
  }
  return (
    <Dialog form="centre" title={text(message('profile.choose-part'))} onClose={onClose}>
      <Stack gap={16} across="start" className={classes.crop}>
        <FormError>{fault ?? failure}</FormError>
        <ReactCrop
          aspect={1}
          circularCrop
          keepSelection
          minWidth={32}
          {...(crop && { crop })}
          onChange={(_pixels, percent) => setCrop(percent)}
          ariaLabels={labelsIn(text)}
        >
          <img
            ref={image}
            src={source}
            alt={text(message('profile.chosen'))}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height))
            }
            onError={() => setFault(text(message('profile.not-shown')))}
          />
        </ReactCrop>
        <Text above={6} tone="faint" size={13}>
          {text(message('profile.drag'))}
        </Text>
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>{text(message('shell.cancel'))}</Button>
          <Button kind="primary" disabled={busy || !crop} onClick={() => void run(save)}>
            {busy ? text(message('profile.saving')) : text(message('profile.save'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

/** Corners and edges by the letters of a compass, as the library calls them. */
function labelsIn(text: Language['text']) {
  const handle = (edge: 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w') =>
    text(message('profile.handle', { edge }))
  return {
    cropArea: text(message('profile.crop-area')),
    nwDragHandle: handle('nw'),
    nDragHandle: handle('n'),
    neDragHandle: handle('ne'),
    eDragHandle: handle('e'),
    seDragHandle: handle('se'),
    sDragHandle: handle('s'),
    swDragHandle: handle('sw'),
    wDragHandle: handle('w'),
  }
}

import { IconUpload } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './data-import.module.css'
import { MOST_MEGABYTES } from './send-in-pieces.ts'

interface ChooseFilesProps {
  readonly onChosen: (files: readonly File[]) => void
}

/** A box for files: dropped on it, or chosen. */
export function ChooseFiles({ onChosen }: ChooseFilesProps) {
  const { text } = useLanguage()
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => files.length > 0 && onChosen(files)
  return (
    <Stack
      as="section"
      gap={8}
      card="subtle"
      className={classes.drop}
      data-over={isOver || undefined}
      aria-label={text(message('submissions.files'))}
      onDragOver={(event: React.DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: React.DragEvent) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      <Row gap={12} rows={8} align="center" wrap>
        <Button kind="primary" onClick={() => picker.current?.click()}>
          <IconUpload size={18} aria-hidden="true" /> {text(message('submissions.choose'))}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={text(message('publish.file'))}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <span>{text(message('submissions.drop-here'))}</span>
      </Row>
      <Text tone="soft" size={13} widest="80ch">
        {text(message('publish.file-help', { most: whole(MOST_MEGABYTES) }))}
      </Text>
    </Stack>
  )
}

import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useState } from 'react'
import { WordButton } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface AllFiguresProps {
  readonly place: Location
  readonly reference: ReferenceData
}

/** A button for a workbook of everything that is published of a place. What makes it comes when it is pressed. */
export function AllFigures({ place, reference }: AllFiguresProps) {
  const language = useLanguage()
  const { text } = language
  const task = useTask()
  const [only, setOnly] = useState(false)
  const save = () =>
    withFailureToast(text(message('profiles.no-file')), async () => {
      const { saveFiguresOf } = await import('./save-figures-of.ts')
      await saveFiguresOf({ place, reference, language }, only)
    })
  return (
    <Stack gap={6}>
      <WordButton disabled={task.busy} onClick={() => void task.run(save)}>
        {text(
          task.busy
            ? message('profiles.making-file')
            : message('profiles.all-figures', { place: placeName(place) }),
        )}
      </WordButton>
      <CheckField
        label={text(message('licences.export'))}
        checked={only}
        onChange={(event) => setOnly(event.currentTarget.checked)}
      />
    </Stack>
  )
}

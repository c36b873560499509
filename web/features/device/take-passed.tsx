import { useRef } from 'react'
import { message } from '#domain/message/message.ts'
import { isFullError } from '#web/device/full-error.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { takePassed } from '#web/keeping/pass-on.ts'
import { PASSED_ENDING } from '#web/keeping/passed-file.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Opens a file in which somebody passed on what they keep. */
export function TakePassed() {
  const { text } = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const { busy, failure, run } = useTask((error) =>
    text(message(isFullError(error) ? 'device.full' : 'device.not-passed')),
  )
  return (
    <section>
      <Text as="h2" below={8}>
        {text(message('device.from-others'))}
      </Text>
      <Text tone="soft" below={8}>
        {text(message('device.from-others-how'))}
      </Text>
      <FormError>{failure}</FormError>
      <Button disabled={busy} onClick={() => picker.current?.click()}>
        {text(message('device.open-file'))}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PASSED_ENDING}
        aria-label={text(message('device.open-file'))}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void run(() => takePassed(file))
        }}
      />
    </section>
  )
}

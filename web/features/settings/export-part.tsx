import { IconDownload } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { saveFile } from '#web/kit/save-file.ts'

/** Everything that is kept about the person, as a file (Nigeria Data Protection Act 2023). */
export function ExportPart() {
  const { text } = useLanguage()
  const { busy, failure, run } = useTask((error) =>
    refusalText(error, text(message('settings.file-not-saved'))),
  )
  const download = async () => {
    const text = JSON.stringify(await ask('GET /account/export'), null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), 'msdat-my-data.json')
  }
  return (
    <>
      <FormError>{failure}</FormError>
      <div>
        <Button disabled={busy} onClick={() => void run(download)}>
          <IconDownload size={16} aria-hidden="true" />{' '}
          {busy ? text(message('settings.collecting')) : text(message('settings.download'))}
        </Button>
      </div>
    </>
  )
}

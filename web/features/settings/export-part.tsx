import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { exportAccount } from '#contract/accounts/own-sessions.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { AskError, ask } from '#web/queries/ask.ts'
import { saveFile } from '#web/views/export/save-file.ts'

/** Everything that is kept about the person, as a file (Nigeria Data Protection Act 2023). */
export function ExportPart() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const everything = await ask<typeof exportAccount>('GET', '/account/export')
      const text = JSON.stringify(everything, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), 'msdat-my-data.json')
    } catch (error) {
      setFailure(error instanceof AskError ? error.message : 'The file could not be saved. Try again.')
    }
    setBusy(false)
  }
  return (
    <>
      <FormError>{failure}</FormError>
      <div>
        <Button disabled={busy} onClick={() => void download()}>
          <IconDownload size={16} aria-hidden="true" /> {busy ? 'Collecting …' : 'Download my data'}
        </Button>
      </div>
    </>
  )
}

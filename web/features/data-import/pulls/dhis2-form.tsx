import { useState } from 'react'
import type { OfferOfDhis2 } from '#contract/data-import/data-pulls.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { ChooseFigures } from './choose-figures.tsx'

/** Asks a DHIS2 for what it offers to a token, and for the figures that are chosen there. The token stays in this form and goes with it. */
export function Dhis2Form({ first }: { readonly first: string }) {
  const { text } = useLanguage()
  const [address, setAddress] = useState(first)
  const [token, setToken] = useState('')
  const [words, setWords] = useState('')
  const [offer, setOffer] = useState<OfferOfDhis2 | null>(null)
  const task = useTask()
  const look = () =>
    task.run(async () => setOffer(await ask('POST /data-pulls/look', { body: { address, token, words } })))
  const isBare = address.trim() === '' || token.trim() === ''
  return (
    <Stack gap={12}>
      <TextField
        type="url"
        label={text(message('pulls.address'))}
        help={text(message('pulls.dhis2-help'))}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextField
        type="password"
        autoComplete="off"
        label={text(message('pulls.token'))}
        help={text(message('pulls.token-help'))}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      <TextField
        optional
        label={text(message('pulls.words'))}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <FormError>{task.failure}</FormError>
      <Row>
        <Button disabled={task.busy || isBare} onClick={() => void look()}>
          {text(message('pulls.look'))}
        </Button>
      </Row>
      {offer && <ChooseFigures {...{ offer, address, token }} />}
    </Stack>
  )
}

import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { useHashQuery } from '#web/kit/use-hash.ts'
import { EveryRight } from './every-right.tsx'
import { PersonRights } from './person-rights.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Who may do what beside their role: everybody who has such rights, or the person that the address names. */
export default function RightsPage() {
  const { text } = useLanguage()
  const person = Number(useHashQuery().get('person'))
  if (!Number.isInteger(person) || person < 1) return <EveryRight />
  return (
    <WithCatalogue what={text(message('rights.lists'))}>
      {(catalogue) => <PersonRights key={person} id={person} catalogue={catalogue} />}
    </WithCatalogue>
  )
}

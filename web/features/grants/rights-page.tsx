import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { useHashQuery } from '#web/kit/use-hash.ts'
import { EveryRight } from './every-right.tsx'
import { PersonRights } from './person-rights.tsx'

/** Who may do what beside their role: everybody who has such rights, or the person that the address names. */
export default function RightsPage() {
  const person = Number(useHashQuery().get('person'))
  if (!Number.isInteger(person) || person < 1) return <EveryRight />
  return (
    <WithCatalogue what="the lists of data sources and places">
      {(catalogue) => <PersonRights key={person} id={person} catalogue={catalogue} />}
    </WithCatalogue>
  )
}

import { message } from '#domain/message/message.ts'
import PolicySimulator from '#web/features/policy-simulator/policy-simulator.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** The policy simulator with the catalogue that names its indicators and places. */
export default function PolicySimulatorPage() {
  return (
    <WithCatalogue title={message('pages.policy-simulator')}>
      {(catalogue) => <PolicySimulator catalogue={catalogue} />}
    </WithCatalogue>
  )
}

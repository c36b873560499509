import { message } from '#domain/message/message.ts'
import DeviceContent from '#web/features/device/device-content.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** What is kept on this device, with the catalogue that names it. */
export default function DevicePage() {
  return (
    <WithCatalogue title={message('pages.device')}>
      {(catalogue) => <DeviceContent catalogue={catalogue} />}
    </WithCatalogue>
  )
}

import { useReaderHasSettled } from '#web/memory/reader-is-here.ts'
import { useStore } from '#web/memory/store.ts'
import { tourSeen } from '#web/memory/tour-seen.ts'
import { FirstDoors } from '#web/widgets/first-doors.tsx'
import { useOpenedWidget } from '#web/widgets/opened-widget.ts'
import { useChosenWidgets } from '#web/widgets/widget-list.ts'
import { later } from '#web/kit/later.tsx'

const WidgetDock = later(async () => (await import('#web/widgets/widget-dock.tsx')).default, { form: 'note' })
const TourOffer = later(async () => (await import('./tour-offer.tsx')).default, { form: 'note' })

const DeviceLayer = later(async () => (await import('../device/device-layer.tsx')).default, {
  form: 'note',
  words: ['device'],
})

/** The layer over every page: the buttons of add-on widgets, and on the first visit the offer of a tour. */
export default function Overlays() {
  const chosen = useChosenWidgets()
  const opened = useOpenedWidget()
  const hasSeenTour = useStore(tourSeen)
  const hasSettled = useReaderHasSettled()
  return (
    <>
      {chosen.length > 0 || opened !== null ? <WidgetDock /> : <FirstDoors />}
      {!hasSeenTour && <TourOffer />}
      {hasSettled && <DeviceLayer />}
    </>
  )
}

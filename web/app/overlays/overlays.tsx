import { lazy, Suspense } from 'react'
import { Coming } from '#web/kit/coming.tsx'
import { useStore } from '#web/memory/store.ts'
import { tourSeen } from '#web/memory/tour-seen.ts'
import { FirstDoors } from '#web/widgets/first-doors.tsx'
import { useOpenedWidget } from '#web/widgets/opened-widget.ts'
import { useChosenWidgets } from '#web/widgets/widget-list.ts'

const WidgetDock = lazy(() => import('#web/widgets/widget-dock.tsx'))
const TourOffer = lazy(() => import('./tour-offer.tsx'))

/** What floats over every page: the buttons of add-on widgets, and on the first visit the offer of a tour. */
export default function Overlays() {
  const chosen = useChosenWidgets()
  const opened = useOpenedWidget()
  const hasSeenTour = useStore(tourSeen)
  return (
    <Suspense fallback={<Coming />}>
      {chosen.length > 0 || opened !== null ? <WidgetDock /> : <FirstDoors />}
      {!hasSeenTour && <TourOffer />}
    </Suspense>
  )
}

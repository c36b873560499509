import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { WithWords } from '#web/language/with-words.tsx'
import { haveSeenTour } from '#web/memory/tour-seen.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { loadPreferences } from '#web/queries/preferences.ts'
import classes from './tour-offer.module.css'

/** The width of the offer in the header, in CSS pixels. */
const WIDTH = 300

/**
 * On a dashboard, to whoever is new: a tour. It stands in the header where there is room beside the title, else at the end of
 * the page, and so lies over nothing. It goes by itself, for good, once the reader does something or opens another page.
 */
export default function TourOffer() {
  const [path] = useLocation()
  const isNew = useIsNew()
  if (!isNew || !path.startsWith('/dashboard/')) return null
  return (
    <WithWords key={path}>
      <Offer path={path} />
    </WithWords>
  )
}

function Offer({ path }: { readonly path: string }) {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const place = useHeaderPlace()
  useEffect(() => {
    document.addEventListener('click', leaveUnlessInside)
    return () => {
      document.removeEventListener('click', leaveUnlessInside)
      if (location.pathname !== path) haveSeenTour()
    }
  }, [path])
  const play = () =>
    withFailureToast(text(message('tour.not-loaded')), async () => {
      const { playTour } = await import('#web/features/help/play-tour.ts')
      await playTour(navigate)
    })
  const offer = (
    <aside id={OFFER} aria-label={text(message('tour.welcome'))} className={classes.offer} data-print="never">
      <Row gap={8} align="center" justify="center" wrap={place === null}>
        <Text size={13}>
          <strong>{text(message('tour.welcome'))}</strong>
          {place === null && ` ${text(message('tour.offer'))}`}
        </Text>
        <Button onClick={play}>{text(message('tour.play'))}</Button>
        <Button kind="quiet" onClick={haveSeenTour}>
          {text(message('tour.skip'))}
        </Button>
      </Row>
    </aside>
  )
  return place ? createPortal(offer, place) : offer
}

const OFFER = 'tour-offer'

function leaveUnlessInside({ target }: MouseEvent): void {
  if (target instanceof Element && !target.closest(`#${OFFER}`)) haveSeenTour()
}

/** The room beside the title in the header; null where there is none. */
function useHeaderPlace(): Element | null {
  const isWide = useMedia('(min-width: 1100px)')
  const place = document.querySelector('header [data-offer]')
  return isWide && place && place.clientWidth >= WIDTH ? place : null
}

/** Whether the reader is new. The account may know more than the device and is asked first. */
function useIsNew(): boolean {
  const { status } = useOwnAccount()
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    if (status === 'anonymous') setIsNew(true)
    if (status !== 'signed-in') return
    let wanted = true
    void loadPreferences().then((kept) => {
      if (!wanted || kept === null) return
      if (kept.tourSeen) haveSeenTour()
      else setIsNew(true)
    })
    return () => {
      wanted = false
    }
  }, [status])
  return isNew
}

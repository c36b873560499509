import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { haveSeenTour } from '#web/memory/tour-seen.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { loadPreferences } from '#web/queries/preferences.ts'
import classes from './tour-offer.module.css'

/** On a dashboard, to whoever is new: a tour, which can be declined for good. It takes nobody's focus and lies over no figure's controls. */
export default function TourOffer() {
  const { text } = useLanguage()
  const [path, navigate] = useLocation()
  const isNew = useIsNew()
  if (!isNew || !path.startsWith('/dashboard/')) return null
  const play = () =>
    withFailureToast(text(message('tour.not-loaded')), async () => {
      const { playTour } = await import('#web/features/help/play-tour.ts')
      await playTour(navigate)
    })
  return (
    <aside aria-label={text(message('tour.welcome'))} className={classes.offer} data-print="never">
      <Row gap={8} align="center" wrap>
        <Text size={13}>
          <strong>{text(message('tour.welcome'))}</strong>{' '}
          <span className={classes.about}>{text(message('tour.welcome-about'))}</span>{' '}
          {text(message('tour.offer'))}
        </Text>
        <Button kind="primary" onClick={play}>
          {text(message('tour.play'))}
        </Button>
        <Button kind="quiet" onClick={haveSeenTour}>
          {text(message('tour.skip'))}
        </Button>
      </Row>
    </aside>
  )
}

/** What a device does not know the account may: who is signed in is asked there first. */
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

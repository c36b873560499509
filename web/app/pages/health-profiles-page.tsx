import { message } from '#domain/message/message.ts'
import { ProfilesIntro } from '#web/features/health-profiles/profiles-intro.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'
import { FigureLoading } from '../shell.tsx'
import { later } from '#web/kit/later.tsx'

const IntroMap = later(async () => (await import('../intro-map.tsx')).default, {
  words: ['profiles'],
  Wait: FigureLoading,
})

/** The introduction to the health profiles, with the map that leads to them. */
export default function HealthProfilesPage() {
  return (
    <WithCatalogue title={message('pages.health-profiles')}>
      {({ reference }) => <ProfilesIntro reference={reference} map={<IntroMap reference={reference} />} />}
    </WithCatalogue>
  )
}

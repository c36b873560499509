import { lazy, Suspense } from 'react'
import { message } from '#domain/message/message.ts'
import { ProfilesIntro } from '#web/features/health-profiles/profiles-intro.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'
import { PageLoading } from '../shell.tsx'

const IntroMap = lazy(() => import('../intro-map.tsx'))

/** The introduction to the health profiles, with the map that leads to them. */
export default function HealthProfilesPage() {
  return (
    <WithCatalogue title={message('pages.health-profiles')}>
      {({ reference }) => (
        <ProfilesIntro
          reference={reference}
          map={
            <Suspense fallback={<PageLoading title={message('shell.the-figure')} />}>
              <IntroMap reference={reference} />
            </Suspense>
          }
        />
      )}
    </WithCatalogue>
  )
}

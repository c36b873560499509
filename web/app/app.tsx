import { MantineProvider } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { DEFAULT_DASHBOARD } from '#catalogue/menu.ts'
import { useMode } from '#web/kit/appearance.ts'
import { cssVariablesResolver, theme } from '#web/kit/theme.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { KeptChoices } from './kept-choices.tsx'
import { ENTRANCE_PATH, ENTRANCE_TITLES, isEntrance, MOVED_TO_ACCOUNT } from './entrance-addresses.ts'
import { Shell } from './shell.tsx'
import { WhatsNew } from './whats-new.tsx'

const AboutPage = lazy(() => import('./about-route.tsx'))
const HelpPage = lazy(() => import('#web/features/help/help-page.tsx'))
const AnalyticsLanding = lazy(() => import('./analytics-landing.tsx'))
const FigurePage = lazy(() => import('./figure-page.tsx'))
const TriangulationPage = lazy(() => import('#web/features/triangulation/triangulation-page.tsx'))
const AccountArea = lazy(() => import('./areas/account-area.tsx'))
const AdminArea = lazy(() => import('./areas/admin-area.tsx'))
const ProfileDoor = lazy(() => import('./areas/profile-door.tsx'))
const CustomDashboardPage = lazy(() => import('./custom-dashboard-page.tsx'))
const DashboardDetails = lazy(() => import('./dashboard-details-route.tsx'))
const EntrancePages = lazy(() => import('./entrance-pages.tsx'))
const UpdateLogPage = lazy(() => import('#web/features/whats-new/update-log-page.tsx'))
const NotFoundPage = lazy(() => import('#web/features/not-found/not-found-page.tsx'))

/** The product in the browser: appearance, then a page for each address. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useMode()}
      withGlobalClasses={false}
    >
      <Routes />
      <KeptChoices />
      <WhatsNew />
    </MantineProvider>
  )
}

function Routes() {
  return (
    <Switch>
      <Route path="/">
        <Redirect to={`/dashboard/${DEFAULT_DASHBOARD}`} replace />
      </Route>
      <Route path="/dashboard/:name/:id?">{({ name }) => <DashboardPage name={name} />}</Route>
      <Route path="/advanced_analytics">
        <Shell title="Advanced Analytics">
          <AnalyticsLanding />
        </Shell>
      </Route>
      <Route path="/advanced-triangulation-dashboard">
        <Shell title="Advanced Triangulation">
          <TriangulationPage />
        </Shell>
      </Route>
      <Route path="/about">
        <Shell title="About">
          <AboutPage />
        </Shell>
      </Route>
      <Route path="/faq">
        <Shell title="Help and FAQs">
          <HelpPage />
        </Shell>
      </Route>
      <Route path="/update_log">
        <Shell title="What's New">
          <UpdateLogPage />
        </Shell>
      </Route>
      <Route path="/account">
        <Shell title="Account">
          <AccountArea />
        </Shell>
      </Route>
      <Route path="/admin">
        <Shell title="Admin Page">
          <AdminArea />
        </Shell>
      </Route>
      <Route path="/profile">
        <Shell title="Account">
          <ProfileDoor />
        </Shell>
      </Route>
      {Object.entries(MOVED_TO_ACCOUNT).map(([from, to]) => (
        <Route key={from} path={from}>
          <Redirect to={to} replace />
        </Route>
      ))}
      <Route path={ENTRANCE_PATH}>{({ 0: address = '' }) => <Entrance address={address} />}</Route>
      <Route path="/custom/:visibility(private|public)/:id">
        {({ id }) => (
          <Suspense fallback={<Shell title="Custom dashboard">{null}</Shell>}>
            <CustomDashboardPage id={id} />
          </Suspense>
        )}
      </Route>
      <Route path="/my-dashboard/details">
        <Shell title="Create or edit a dashboard">
          <DashboardDetails />
        </Shell>
      </Route>
      <Route path="/figure">
        <Shell title="Figure">
          <FigurePage />
        </Shell>
      </Route>
      <Route>
        <Shell title="Page not found">
          <NotFoundPage />
        </Shell>
      </Route>
    </Switch>
  )
}

function Entrance({ address }: { readonly address: string }) {
  if (!isEntrance(address)) return null
  return (
    <Shell title={ENTRANCE_TITLES[address]}>
      <EntrancePages address={address} />
    </Shell>
  )
}

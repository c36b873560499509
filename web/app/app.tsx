import { MantineProvider } from '@mantine/core'
import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { DEFAULT_DASHBOARD } from '#catalogue/menu.ts'
import { useMode } from '#web/kit/appearance.ts'
import { cssVariablesResolver, theme } from '#web/kit/theme.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { Shell } from './shell.tsx'

const AboutPage = lazy(() => import('./about-route.tsx'))
const HelpPage = lazy(() => import('#web/features/help/help-page.tsx'))
const AnalyticsLanding = lazy(() => import('./analytics-landing.tsx'))
const FigurePage = lazy(() => import('./figure-page.tsx'))
const TriangulationPage = lazy(() => import('#web/features/triangulation/triangulation-page.tsx'))
const AccountArea = lazy(() => import('./areas/account-area.tsx'))
const AdminArea = lazy(() => import('./areas/admin-area.tsx'))
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

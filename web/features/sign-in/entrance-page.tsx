import { IconBookmark, IconLayoutDashboard, IconLock, IconPuzzle } from '@tabler/icons-react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { landingOf } from '#domain/waiting/waiting-kind.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import type { SignInWish } from '#web/kit/sign-in-door.ts'
import { holderOf, useOwnAccount } from '#web/queries/own-account.ts'
import { Entrance } from './entrance.tsx'
import { pathInside } from './path-inside.ts'
import classes from './sign-in-page.module.css'

// Whoever comes by way of the custom dashboards goes on to their own ones; others come back here, and on to what they begin with.
const PLAIN = { login: '/login', register: '/register', inside: '/login' }
const CUSTOM = {
  login: '/custom/login',
  register: '/custom/register',
  inside: '/my-dashboard/details',
}

/** Logging in or making an account on a page of its own; whoever is signed in goes on at once. */
export default function EntrancePage({ page }: PageProps) {
  const view: SignInWish['view'] = page.slug.endsWith('register') ? 'register' : 'login'
  const addresses = page.slug.startsWith('custom') ? CUSTOM : PLAIN
  const own = useOwnAccount()
  const search = useSearch()
  const [, navigate] = useLocation()
  const wanted = pathInside(new URLSearchParams(search).get('return_to') ?? '')
  const returnTo = wanted ?? addresses.inside
  if (own.status === 'signed-in') {
    const landing = addresses === PLAIN ? landingOf(holderOf(own.account)) : addresses.inside
    return <Redirect to={wanted ?? landing} replace />
  }
  return (
    <Grid className={classes.page}>
      <div>
        <h1>{view === 'login' ? 'Log in' : 'Create an account'}</h1>
        <p className={classes.lead}>
          You can read everything without an account. With one you can save dashboards, keep your own views
          and submit plugins.
        </p>
        <Entrance
          view={view}
          returnTo={returnTo}
          onView={(next) => navigate(`${addresses[next]}${search && `?${search}`}`)}
          onDone={() => null}
        />
      </div>
      <Stack gap={24}>
        <Gains />
      </Stack>
    </Grid>
  )
}

const GAINS = [
  {
    icon: <IconLayoutDashboard size={18} />,
    title: 'Dashboards of your own',
    text: 'Choose indicators, sources and places; keep them private or ask to publish them.',
  },
  {
    icon: <IconBookmark size={18} />,
    title: 'Your history',
    text: 'What you looked at, month by month. You can delete it or turn it off.',
  },
  {
    icon: <IconPuzzle size={18} />,
    title: 'Plugins',
    text: 'Submit an add-on widget. Each one is reviewed before anybody else can use it.',
  },
  {
    icon: <IconLock size={18} />,
    title: 'What we keep',
    text: 'Name, e-mail, organisation and role. You can change or delete it at any time.',
  },
]

function Gains() {
  return (
    <aside className={classes.gains} aria-label="What an account adds">
      <h2>What an account adds</h2>
      <dl>
        {GAINS.map(({ icon, title, text }) => (
          <div key={title}>
            <Row as="dt" gap={16} weight={600}>
              <span aria-hidden="true">{icon}</span>
              {title}
            </Row>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

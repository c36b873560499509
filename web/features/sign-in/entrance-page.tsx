import { IconBookmark, IconLayoutDashboard, IconLock, IconPuzzle } from '#web/kit/icons.ts'
import { Redirect, useLocation, useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { landingOf } from '#domain/waiting/waiting-kind.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import type { SignInWish } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
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
        <h1>{view === 'login' ? text(message('pages.login')) : text(message('pages.register'))}</h1>
        <p className={classes.lead}>{text(message('sign-in.lead'))}</p>
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
    title: message('sign-in.own-dashboards'),
    about: message('sign-in.own-dashboards-about'),
  },
  {
    icon: <IconBookmark size={18} />,
    title: message('sign-in.history'),
    about: message('sign-in.history-about'),
  },
  {
    icon: <IconPuzzle size={18} />,
    title: message('sign-in.plugins'),
    about: message('sign-in.plugins-about'),
  },
  {
    icon: <IconLock size={18} />,
    title: message('sign-in.kept'),
    about: message('sign-in.kept-about'),
  },
]

function Gains() {
  const { text } = useLanguage()
  return (
    <aside className={classes.gains} aria-label={text(message('sign-in.gains'))}>
      <h2>{text(message('sign-in.gains'))}</h2>
      <dl>
        {GAINS.map(({ icon, title, about }) => (
          <div key={title.id}>
            <Row as="dt" gap={16} weight={600}>
              <span aria-hidden="true">{icon}</span>
              {text(title)}
            </Row>
            <dd>{text(about)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

import { IconChevronDown, IconMenu2, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Button, IconButton, LinkButton } from '#web/kit/button.tsx'
import { Coming } from '#web/kit/coming.tsx'
import { Row } from '#web/kit/layout.tsx'
import classes from './header.module.css'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { HeaderAccount } from './header-account.tsx'
import { menuPages } from './menus/menu-pages.ts'
import { OptionsMenu } from './menus/options-menu.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

const loadDashboards = () => import('./menus/dashboard-menu.tsx')
const DashboardMenu = lazy(loadDashboards)
const loadDrawer = () => import('./menus/side-drawer.tsx')
const SideDrawer = lazy(loadDrawer)

/** Pages that everybody may open. */
const MAIN_PAGES = menuPages('main', null)

interface HeaderProps {
  readonly title: string
  readonly dashboard?: CatalogueDashboard | undefined
}

/** The top of every page: the way home, what the page is, and the menus. Closed menus are not even loaded. */
export function Header({ title, dashboard }: HeaderProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState<'dashboards' | 'drawer' | null>(null)
  const isAnonymous = useOwnAccount().status === 'anonymous'
  const close = () => setOpen(null)
  const toDashboards = {
    onClick: () => setOpen('dashboards'),
    onPointerEnter: () => void loadDashboards(),
    onFocus: () => void loadDashboards(),
  }
  return (
    <Row as="header" align="center" justify="between" gap={16} screen className={classes.header}>
      <Row href="/" as={Link} align="center" gap={14} className={classes.brand}>
        <Mark />
        <span>
          <span className={classes.product}>{text(message('shell.product'))}</span>
          <span className={classes.title}>{title}</span>
          <span className="sr-only">{text(message('shell.home'))}</span>
        </span>
      </Row>
      <Row as="nav" align="center" gap={4} className={classes.nav} aria-label={text(message('shell.main'))}>
        <span className={classes.notPhone}>
          <Button aria-haspopup="dialog" aria-expanded={open === 'dashboards'} {...toDashboards}>
            {text(message('shell.select-dashboard'))} <IconChevronDown size={16} aria-hidden="true" />
          </Button>
        </span>
        <Row as="span" inline className={classes.onlyWide}>
          {isAnonymous && (
            <LinkButton kind="quiet" href="/">
              {text(message('shell.go-home'))}
            </LinkButton>
          )}
          {MAIN_PAGES.map(({ slug, label, href }) => (
            <LinkButton key={slug} kind="quiet" href={href}>
              {text(label)}
            </LinkButton>
          ))}
        </Row>
        <IconButton label={text(message('shell.find'))} {...toDashboards}>
          <IconSearch size={18} aria-hidden="true" />
        </IconButton>
        <HeaderAccount />
        <span className={classes.notPhone}>
          <OptionsMenu dashboard={dashboard} />
        </span>
        <Row as="span" inline className={classes.onlyPhone}>
          <IconButton
            label={text(message('shell.menu'))}
            aria-haspopup="dialog"
            onClick={() => setOpen('drawer')}
            onPointerEnter={() => void loadDrawer()}
          >
            <IconMenu2 size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <Suspense fallback={<Coming />}>
        {open === 'dashboards' && <DashboardMenu current={dashboard?.name ?? null} onClose={close} />}
        {open === 'drawer' && <SideDrawer dashboard={dashboard} onClose={close} />}
      </Suspense>
    </Row>
  )
}

function Mark() {
  return (
    <svg className={classes.mark} viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="7" />
      <path d="M17 6.2 22 11.2 17 16.2 12 11.2Z" />
      <path d="M8 18h7.6v7.6H8z" />
      <circle cx="22.2" cy="21.8" r="4.1" />
    </svg>
  )
}

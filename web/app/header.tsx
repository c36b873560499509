import { IconChevronDown, IconMenu2, IconSearch } from '#web/kit/icons.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { THIS_VERSION } from '#catalogue/product-versions.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Button, IconButton, LinkButton } from '#web/kit/button.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import classes from './header.module.css'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { HeaderAccount } from './header-account.tsx'
import { PaperHead } from './paper-head.tsx'
import { entriesOf, LISTED_PAGES } from './menus/menu-entries.ts'
import { OptionsDoor } from './menus/options-door.tsx'
import { message } from '#domain/message/message.ts'
import { requestOf } from '#contract/call.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ProductMark } from '#web/kit/product-mark.tsx'
import { siteFront } from '#web/memory/front.ts'
import { later } from '#web/kit/later.tsx'

const DashboardMenu = later(async () => (await import('./menus/dashboard-menu.tsx')).default, {
  what: message('shell.menu'),
  form: 'note',
  words: ['tools'],
})
const SearchDialog = later(async () => (await import('./menus/search/search-dialog.tsx')).default, {
  form: 'note',
  words: ['tools'],
})
const SideDrawer = later(async () => (await import('./menus/side-drawer.tsx')).default, {
  what: message('shell.menu'),
  form: 'note',
  words: ['tools'],
})

/** Pages that everybody may open. */
const MAIN_PAGES = entriesOf(LISTED_PAGES, 'main', null)

/** Elements in which a slash is a letter. */
const FIELD = /^(INPUT|TEXTAREA|SELECT)$/

interface HeaderProps {
  readonly title: string
  readonly dashboard?: CatalogueDashboard | undefined
}

/** The top of every page: the way home, what the page is, and the menus. Closed menus are not even loaded. */
export function Header({ title, dashboard }: HeaderProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState<'dashboards' | 'search' | 'drawer' | null>(null)
  const isAnonymous = useOwnAccount().status === 'anonymous'
  const close = () => setOpen(null)
  const search = () => setOpen('search')
  useSearchKey(search)
  const toDashboards = {
    onClick: () => setOpen('dashboards'),
    onPointerEnter: DashboardMenu.intend,
    onFocus: DashboardMenu.intend,
  }
  return (
    <Row as="header" align="center" justify="between" gap={16} className={classes.header}>
      <Row href="/" as={Link} align="center" gap={16} className={classes.brand}>
        <Mark />
        <span>
          <span className={classes.product}>
            {siteFront.agency && <span className={classes.agency}>{siteFront.agency} · </span>}
            {siteFront.product || `${text(message('shell.product'))} ${THIS_VERSION}`}
          </span>
          <span className={classes.title}>{title}</span>
          <span className="sr-only">{text(message('shell.home'))}</span>
        </span>
      </Row>
      {/* What a first visit is offered comes here later, where there is room. */}
      <Box grows shrinks data-offer style={{ marginLeft: -16 }} />
      <Row
        as="nav"
        align="center"
        gap={4}
        ref={roving}
        screen
        className={classes.nav}
        aria-label={text(message('shell.main'))}
      >
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
        <IconButton
          label={text(message('shell.find'))}
          aria-keyshortcuts="/ Control+K"
          onClick={search}
          onPointerEnter={SearchDialog.intend}
          onFocus={SearchDialog.intend}
        >
          <IconSearch size={18} aria-hidden="true" />
        </IconButton>
        <HeaderAccount />
        <span className={classes.notPhone}>
          <OptionsDoor dashboard={dashboard} />
        </span>
        <Row as="span" inline className={classes.onlyPhone}>
          <IconButton
            label={text(message('shell.menu'))}
            aria-haspopup="dialog"
            onClick={() => setOpen('drawer')}
            onPointerEnter={SideDrawer.intend}
          >
            <IconMenu2 size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <PaperHead />
      {open === 'dashboards' && (
        <DashboardMenu current={dashboard?.name ?? null} onSearch={search} onClose={close} />
      )}
      {open === 'search' && <SearchDialog onClose={close} />}
      {open === 'drawer' && <SideDrawer dashboard={dashboard} onClose={close} />}
    </Row>
  )
}

/** "/" outside of fields and Ctrl+K (or Command+K) everywhere open the search, unless a dialog is open already. */
function useSearchKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const inField =
        target instanceof HTMLElement && (FIELD.test(target.tagName) || target.isContentEditable)
      const asked = ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !inField
      if (!asked || altKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

/** The logo of the site's front, else the mark of the product. */
function Mark() {
  if (siteFront.logo !== null) {
    const { address } = requestOf('GET /front/logos/{name}', { path: { name: siteFront.logo } })
    return <img className={classes.mark} src={address} alt="" />
  }
  return <ProductMark className={classes.mark} />
}

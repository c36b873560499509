import { IconSearch, IconX } from '#web/kit/icons.ts'
import { useRef } from 'react'
import { Link } from 'wouter'
import { IconButton } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { addressOf } from '#web/documents/list/document-state.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { AccountAnchor } from './account-links.tsx'
import { type CustomDashboardLists, CustomDashboards } from './custom-dashboards.tsx'
import classes from './dashboard-menu.module.css'
import { entryAddress, menuDashboards } from './menu-dashboards.ts'
import { type MenuAdditions, useMenuAdditions } from './menu-additions.ts'
import { moveAmongLinks } from './move-among-links.ts'
import { SOUGHT_PAGES } from './sought-pages.ts'
import { WhenCatalogue } from './when-catalogue.tsx'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface DashboardMenuProps {
  /** Name of the dashboard on the page, which is marked. */
  readonly current: string | null
  readonly onSearch: () => void
  readonly onClose: () => void
}

/** All dashboards under plain headings, and the way to the search. */
export default function DashboardMenu({ current, onSearch, onClose }: DashboardMenuProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const additions = useMenuAdditions()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      form="sheet"
      title={text(message('shell.select-dashboard'))}
      bare
      onKeyDown={(event) => moveAmongLinks(event, panel.current)}
      onClose={onClose}
    >
      <div ref={panel} className={classes.panel}>
        <Row align="center" justify="between" gap={16} below={20}>
          <Row
            as="button"
            type="button"
            align="center"
            gap={10}
            className={classes.search}
            onClick={onSearch}
          >
            <IconSearch size={18} aria-hidden="true" />
            {text(message('shell.find'))}
          </Row>
          <IconButton label={text(message('shell.close'))} onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </Row>
        <Sought onClose={onClose} />
        <WhenCatalogue catalogue={catalogue}>
          {(found) => <Groups catalogue={found} {...{ additions, current, onClose }} />}
        </WhenCatalogue>
      </div>
    </Dialog>
  )
}

function Sought({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const title = text(message('menus.sought'))
  return (
    <Row
      as="nav"
      wrap
      align="center"
      gap={8}
      rows={4}
      below={16}
      aria-label={title}
      data-column=""
      className={classes.sought}
    >
      {SOUGHT_PAGES.map(({ href, label }) => (
        <Link key={href} href={href} className={classes.entry} onClick={onClose}>
          {text(label)}
        </Link>
      ))}
    </Row>
  )
}

interface PartProps {
  readonly catalogue: Catalogue
  readonly additions: MenuAdditions
  readonly onClose: () => void
}

function Groups({ catalogue, additions, current, onClose }: PartProps & { readonly current: string | null }) {
  const { text } = useLanguage()
  return (
    <div className={classes.groups}>
      {menuDashboards(catalogue, additions).map(({ title, entries }) => (
        <section key={title} data-column="" aria-label={text(named(title))}>
          <h2 className={classes.heading}>{text(named(title))}</h2>
          <Stack as="ul" above={6}>
            {entries.map((entry) => (
              <li key={entryAddress(entry)}>
                <Link
                  href={entryAddress(entry)}
                  className={classes.entry}
                  aria-current={!entry.address && entry.dashboard === current ? 'page' : undefined}
                  onClick={onClose}
                >
                  {text(named(entry.title))}
                  <span>{text(named(entry.description))}</span>
                </Link>
              </li>
            ))}
          </Stack>
        </section>
      ))}
      <CustomDashboards>
        {({ own, shared }) => <CustomGroup own={own} shared={shared} onClose={onClose} />}
      </CustomDashboards>
    </div>
  )
}

/** How many of each kind fit into a column; the account lists all. */
const MOST = 5

function CustomGroup({ own, shared, onClose }: CustomDashboardLists & { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const isSignedIn = useOwnAccount().status === 'signed-in'
  const shown = [
    ...own.slice(0, MOST).map((row) => ({
      ...row,
      about: text(message(row.visibility === 'public' ? 'menus.public' : 'menus.private')),
    })),
    ...shared
      .slice(0, MOST)
      .map((row) => ({ ...row, about: row.description || text(message(publicWords(row.kind))) })),
  ]
  return (
    <section data-column="" aria-label={text(message('menus.custom-dashboards'))}>
      <h2 className={classes.heading}>{text(message('menus.custom-dashboards'))}</h2>
      <Stack as="ul" above={6}>
        {shown.map(({ about, ...row }) => (
          <li key={row.id}>
            <Link href={addressOf(row)} className={classes.entry} onClick={onClose}>
              {row.title}
              <span>{about}</span>
            </Link>
          </li>
        ))}
        {isSignedIn ? (
          <li>
            <AccountAnchor href="/account#/savedDashboards" className={classes.entry} onFollow={onClose}>
              {text(message('menus.saved-dashboards'))}
              <span>
                {own.length === 0 ? text(message('menus.none-yet')) : text(message('menus.all-yours'))}
              </span>
            </AccountAnchor>
          </li>
        ) : (
          <li>
            <Link href="/custom" className={classes.entry} onClick={onClose}>
              {text(message('pages.custom'))}
              <span>{text(message('menus.custom-about'))}</span>
            </Link>
          </li>
        )}
      </Stack>
    </section>
  )
}

function publicWords(kind: CustomDashboardLists['shared'][number]['kind']) {
  return kind === 'report' ? 'menus.public-report' : 'menus.public'
}

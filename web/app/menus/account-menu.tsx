import { IconChevronDown } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { PersonMark } from '#web/kit/person-mark.tsx'
import { useUnreadCount } from '#web/queries/unread-count.ts'
import { AccountAnchor, accountLinks } from './account-links.tsx'
import classes from './account-menu.module.css'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { LogOutEntry } from './log-out-entry.tsx'
import { PersonHead } from './person-head.tsx'
import { CapturedBefore } from '#web/views/capture/captured-before.tsx'
import { moveInPanel } from './move-in-panel.ts'
import { useId } from '#web/kit/use-id.ts'

/** The name of the account, and the pages that it can open. */
export default function AccountMenu({ account }: { readonly account: OwnAccount }) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const wrap = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const unread = useUnreadCount(account.id)
  const close = () => {
    setOpen(false)
    wrap.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useClosedFromOutside(open, wrap, setOpen)
  const name = account.first_name || account.username
  return (
    <Row ref={wrap} inline className={classes.wrap}>
      <Button
        className={classes.chip ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <PersonMark person={account} />
        <span className={classes.name}>{name}</span>
        {unread > 0 && (
          <span className={classes.dot}>
            <span className="sr-only">
              {text(message('menus.unread-notifications', { count: String(unread) }))}
            </span>
          </span>
        )}
        <IconChevronDown size={16} aria-hidden="true" />
      </Button>
      <CapturedBefore />
      {open && (
        <div
          role="dialog"
          id={panelId}
          aria-label={text(message('menus.your-account'))}
          className={classes.panel}
          onKeyDown={(event) => moveInPanel(event, close)}
        >
          <Panel account={account} unread={unread} onClose={close} />
        </div>
      )}
    </Row>
  )
}

interface PanelProps {
  readonly account: OwnAccount
  readonly unread: number
  readonly onClose: () => void
}

function Panel({ account, unread, onClose }: PanelProps) {
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('a')?.focus(), [])
  const links = accountLinks(account, unread)
  const at = links.findIndex(({ startsGroup }) => startsGroup)
  return (
    <div ref={first}>
      <PersonHead account={account} />
      <Links links={links.slice(0, at)} onFollow={onClose} />
      <AppearanceSwitch />
      <Links links={links.slice(at)} onFollow={onClose} />
      <div className={classes.last}>
        <LogOutEntry className={classes.entry} />
      </div>
    </div>
  )
}

function Links(props: { readonly links: ReturnType<typeof accountLinks>; readonly onFollow: () => void }) {
  const { text } = useLanguage()
  return props.links.map(({ title, href, icon, count = 0 }) => (
    <Row
      as={AccountAnchor}
      align="center"
      gap={12}
      key={href}
      href={href}
      className={classes.entry}
      onFollow={props.onFollow}
    >
      <span aria-hidden="true">{icon}</span>
      {text(title)}
      {count > 0 && (
        <span className={classes.count}>
          {count > 99 ? '99+' : count}
          <span className="sr-only">{text(message('menus.unread'))}</span>
        </span>
      )}
    </Row>
  ))
}

function useClosedFromOutside(
  open: boolean,
  wrap: React.RefObject<HTMLElement | null>,
  setOpen: (open: false) => void,
): void {
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !wrap.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open, wrap, setOpen])
}

import {
  IconBell,
  IconFileText,
  IconForms,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '#web/kit/icons.ts'
import { navigate } from 'wouter/use-browser-location'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import type { Value } from '#domain/message/message.ts'
import { holderOf } from '#web/queries/own-account.ts'
import { menuPages } from './menu-pages.ts'

/** A way into the account or the administration. */
export interface AccountLink {
  readonly title: Value
  readonly href: string
  readonly icon: React.ReactNode
  /** How much there is to see; 0: nothing is said. */
  readonly count?: number
  /** Draws a rule above. */
  readonly startsGroup?: boolean
}

const ICONS: Readonly<Record<string, React.ReactNode>> = {
  account: <IconUserCircle size={18} />,
  'account/savedDashboards': <IconLayoutDashboard size={18} />,
  'account/notification': <IconBell size={18} />,
  'account/userActivity': <IconHistory size={18} />,
  'account/settings': <IconSettings size={18} />,
  'my-documents': <IconFileText size={18} />,
  'data-entry': <IconForms size={18} />,
  admin: <IconUsers size={18} />,
  'admin/waiting': <IconInbox size={18} />,
}

/** The ways that a person has, in the order of the menu. */
export function accountLinks(account: OwnAccount, unread: number): readonly AccountLink[] {
  return menuPages('account', holderOf(account)).map(({ slug, label, href, startsGroup }) => ({
    title: label,
    href,
    icon: ICONS[slug],
    startsGroup,
    ...(slug === 'account/notification' && { count: unread }),
  }))
}

interface AccountAnchorProps {
  readonly href: string
  readonly 'aria-current'?: 'page' | undefined
  readonly className?: string | undefined
  /** Closes the menu that it stands in. */
  readonly onFollow: () => void
  readonly children: React.ReactNode
}

/** A way into the account that does not load the page anew; a change of the hash alone is the browser's, which tells the page. */
export function AccountAnchor({ href, className, onFollow, children, ...current }: AccountAnchorProps) {
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    onFollow()
    if (event.currentTarget.pathname === window.location.pathname && href.includes('#')) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} className={className} {...current} onClick={follow}>
      {children}
    </a>
  )
}

import { IconLogin2 } from '#web/kit/icons.ts'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Row } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useUnreadCount } from '#web/queries/unread-count.ts'
import { AccountAnchor, accountLinks } from './account-links.tsx'
import { LogOutEntry } from './log-out-entry.tsx'
import { PersonHead } from './person-head.tsx'
import classes from './side-drawer.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** "User Profile" of the drawer: the way in, or who is signed in and what they can open. */
export function DrawerAccount({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  return (
    <section aria-label={text(message('menus.person'))}>
      {own.status === 'signed-in' ? (
        <Known account={own.account} onClose={onClose} />
      ) : (
        <Row
          as="button"
          align="center"
          gap={12}
          type="button"
          className={classes.entry}
          onClick={() => {
            onClose()
            openSignIn({ view: 'login' })
          }}
        >
          <IconLogin2 size={18} aria-hidden="true" /> {text(message('shell.login'))}
        </Row>
      )}
    </section>
  )
}

function Known({ account, onClose }: { readonly account: OwnAccount; readonly onClose: () => void }) {
  const { text } = useLanguage()
  const unread = useUnreadCount(account.id)
  return (
    <>
      <PersonHead account={account} />
      {accountLinks(account, unread).map(({ title, href, icon, count = 0 }) => (
        <Row
          as={AccountAnchor}
          align="center"
          gap={12}
          key={href}
          href={href}
          className={classes.entry}
          onFollow={onClose}
        >
          <span aria-hidden="true" className={classes.icon}>
            {icon}
          </span>
          {text(title)}
          {count > 0 && ` ${text(message('menus.unread-count', { count: String(count) }))}`}
        </Row>
      ))}
      <LogOutEntry className={classes.entry} />
    </>
  )
}

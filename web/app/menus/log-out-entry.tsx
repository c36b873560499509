import { IconLogout } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { leaveAccount } from '../areas/leave-account.ts'

/** The way out, as the last entry of a menu of the account. */
export function LogOutEntry({ className }: { readonly className: string | undefined }) {
  const { text } = useLanguage()
  return (
    <Row
      as="button"
      align="center"
      gap={12}
      type="button"
      className={className}
      onClick={() => void leaveAccount()}
    >
      <IconLogout size={18} aria-hidden="true" /> {text(message('menus.log-out'))}
    </Row>
  )
}

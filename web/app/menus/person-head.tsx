import { IconShieldCheck } from '#web/kit/icons.ts'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { PersonMark } from '#web/kit/person-mark.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './person-head.module.css'

/** Picture, name, e-mail address and role of whoever is signed in. */
export function PersonHead({ account }: { readonly account: OwnAccount }) {
  const { text } = useLanguage()
  const { first_name: first, last_name: last, username, email, role } = account
  return (
    <Row gap={12} className={classes.head}>
      <PersonMark person={account} large />
      <Box shrinks>
        <Text weight={650} breaks>
          {`${first} ${last}`.trim() || username}
        </Text>
        <Text tone="soft" size={13} breaks>
          {email}
        </Text>
        <Row as="span" inline gap={6} align="center" className={classes.role}>
          <IconShieldCheck size={14} aria-hidden="true" /> {text(message('menus.role', { role: role.value }))}
        </Row>
      </Box>
    </Row>
  )
}

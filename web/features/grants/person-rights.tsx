import { IconPlus } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { User } from '#contract/account/user.ts'
import { displayName } from '#domain/account/account.ts'
import { EVERY_CAPABILITY, rolesWith, scopesOf } from '#domain/account/capability.ts'
import { CAPABILITY_WORDS } from '#domain/account/capability-words.ts'
import { roleName } from '#domain/account/role.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { GivenRights } from './given-rights.tsx'
import { GiveRight } from './give-right.tsx'
import classes from './rights.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface PersonRightsProps {
  readonly id: number
  readonly catalogue: Catalogue
}

/** What one person may do: by their role, and what they were given beside it. */
export function PersonRights({ id, catalogue }: PersonRightsProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /users/{id}', { path: { id } })
  return (
    <WhenAnswered answer={answer} what={text(message('rights.account'))}>
      {(user) => <Known user={user} catalogue={catalogue} />}
    </WhenAnswered>
  )
}

function Known({ user, catalogue }: { readonly user: User; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [giving, setGiving] = useState(false)
  const given = useAnswer('GET /grants', { query: { account: user.id, size: 1000 } })
  const name = displayName({ firstName: user.first_name, lastName: user.last_name, username: user.username })
  const withRole = EVERY_CAPABILITY.filter((capability) => rolesWith(capability).includes(user.role))
  const toGive = EVERY_CAPABILITY.filter(
    (capability) => scopesOf(capability).length > 0 && !withRole.includes(capability),
  )
  return (
    <>
      <RecordsHead
        title={text(message('rights.what-may', { name }))}
        lead={
          <>
            <a href="#/rights">{text(message('rights.all'))}</a> ·{' '}
            <a href="#/users">{text(message('manage.users'))}</a>
          </>
        }
        actions={
          toGive.length > 0 && (
            <Button kind="primary" onClick={() => setGiving(true)}>
              <IconPlus size={18} aria-hidden="true" /> {text(message('rights.give-one'))}
            </Button>
          )
        }
      />
      <Box as="section" below={32} aria-labelledby="beside">
        <Text as="h2" below={8} id="beside">
          {text(message('rights.beside'))}
        </Text>
        <WhenAnswered answer={given} what={text(message('rights.rights'))}>
          {({ results }) =>
            results.length === 0 ? (
              <Text tone="soft">{text(message('rights.nothing-beside', { name }))}</Text>
            ) : (
              <GivenRights rows={results} />
            )
          }
        </WhenAnswered>
      </Box>
      <Box as="section" below={32} aria-labelledby="with-role">
        <Text as="h2" below={8} id="with-role">
          {text(message('rights.with-role', { role: roleName(user.role) }))}
        </Text>
        <ul className={classes.rights}>
          {withRole.map((capability) => (
            <li key={capability}>{text(CAPABILITY_WORDS[capability])}</li>
          ))}
        </ul>
      </Box>
      {giving && (
        <GiveRight {...{ name, catalogue, toGive }} account={user.id} onClose={() => setGiving(false)} />
      )}
    </>
  )
}

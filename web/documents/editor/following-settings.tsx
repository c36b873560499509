import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { follows, following, onItsOwn } from '#domain/document/editing/following.ts'
import { NATION } from '#domain/location/location.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import type { SettingsProps } from './settings-props.ts'
import { mayFollow } from './which-follow.ts'

/** Which of the shared controls a block follows. */
export function Following({ block, editing, tasks }: SettingsProps) {
  const { text } = useLanguage()
  const able = editing.document.parameters.filter(({ name }) => mayFollow(block, name))
  if (able.length === 0) return null
  return (
    <FieldGroup legend={text(message('canvas.follows-controls'))}>
      {able.map(({ name, value }) => (
        <CheckField
          key={name}
          role="switch"
          label={text(message('canvas.control', { control: name }))}
          checked={follows(block, name)}
          onChange={({ currentTarget }) =>
            tasks.replace(
              currentTarget.checked
                ? following(block, name)
                : onItsOwn(block, name, value ?? (name === 'place' ? NATION : null)),
            )
          }
        />
      ))}
    </FieldGroup>
  )
}

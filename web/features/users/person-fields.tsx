import { TextField } from '#web/kit/form/field.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

type Field = 'username' | 'email' | 'first_name' | 'last_name' | 'organization' | 'profession'

interface PersonFieldsProps {
  /** That of the form which keeps the texts. */
  readonly getInputProps: (field: Field) => Omit<React.ComponentProps<typeof TextField>, 'label'>
}

/** Who somebody is, as an administrator writes it down. */
export function PersonFields({ getInputProps }: PersonFieldsProps) {
  const { text } = useLanguage()
  return (
    <>
      <TextField
        label={text(message('users.username'))}
        autoComplete="off"
        required
        {...getInputProps('username')}
      />
      <TextField
        label={text(message('users.email'))}
        type="email"
        autoComplete="off"
        required
        {...getInputProps('email')}
      />
      <TextField
        label={text(message('users.first-name'))}
        optional
        autoComplete="off"
        {...getInputProps('first_name')}
      />
      <TextField
        label={text(message('users.last-name'))}
        optional
        autoComplete="off"
        {...getInputProps('last_name')}
      />
      <TextField
        label={text(message('users.organization'))}
        autoComplete="off"
        required
        {...getInputProps('organization')}
      />
      <TextField
        label={text(message('users.profession'))}
        autoComplete="off"
        required
        {...getInputProps('profession')}
      />
    </>
  )
}

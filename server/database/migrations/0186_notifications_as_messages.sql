-- What somebody was told is a value of domain/message/: a message with its values, said in the language of whoever reads it. What
-- was told before stays as it was written: a text is such a value too. Titles that never varied become the message.
alter table notification
  alter column title type jsonb using case title
    when 'Your password was changed' then '{"kind": "message", "id": "told.password", "values": {}}'
    when 'What you may do here has changed' then '{"kind": "message", "id": "told.own-rights", "values": {}}'
    when 'Set up a second step of sign-in' then '{"kind": "message", "id": "told.second-step", "values": {}}'
    when 'A comment of yours was removed' then '{"kind": "message", "id": "told.comment-removed", "values": {}}'
    else to_jsonb(title) end,
  alter column text drop default,
  alter column text type jsonb using to_jsonb(text),
  alter column text set default '""',
  alter column names type jsonb using to_jsonb(names);

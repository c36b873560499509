-- What readers said of answers of the assistant: never who, and nothing by which they could be found.
create table answer_judgement (
  id bigint generated always as identity primary key,
  question text not null,
  answer text not null,
  is_right boolean not null,
  reason text,
  remark text not null,
  release int not null,
  language text not null,
  created_at timestamptz not null default now()
);

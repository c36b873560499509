-- Drafts of the front are decided on like everything else that people offer: whether one is offered is the state of its review.
alter table front_draft add column id int generated always as (account) stored;
insert into review (subject_kind, subject, author, state, asked_at, asked_version, created_at, updated_at)
  select 'front-draft', account, account, case when is_offered then 'submitted' else 'draft' end,
    case when is_offered then saved_at end, case when is_offered then 1 end, saved_at, saved_at
  from front_draft order by account;
create trigger front_draft_is_gone after delete on front_draft
  for each row execute function remove_review('front-draft');
alter table front_draft drop column is_offered;

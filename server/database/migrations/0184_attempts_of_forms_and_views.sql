-- What a page calls its attempt to send a form: the same one sent again makes no second submission. Null: it has no name for it.
alter table figure_submission add column client_key text;
create unique index figure_submission_by_attempt on figure_submission (entry_form, author, client_key) where client_key is not null;

-- The same of a view that waited on a device: sent again it is one row of the history.
alter table user_interaction add column client_key text;
create unique index user_interaction_by_attempt on user_interaction (user_id, client_key) where client_key is not null;

-- Who worked where is compared too: a changed work history wants its candidate compared anew.
create function note_candidate_history() returns trigger language plpgsql as $$
begin
  insert into candidate_to_match (candidate_id) values (coalesce(new.candidate_id, old.candidate_id));
  return null;
end $$;
create trigger candidate_history_added_to_match after insert or delete on candidate_history
  for each row execute function note_candidate_history();
create trigger candidate_history_changed_to_match after update on candidate_history
  for each row when ((new.candidate_id, new.employer, new.deleted_at) is distinct from (old.candidate_id, old.employer, old.deleted_at))
  execute function note_candidate_history();

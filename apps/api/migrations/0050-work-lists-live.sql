-- Administrators' open work lists hear of what others take up, ask for and claim, as the dashboard does.
drop trigger company_section_told on company_section;
create trigger company_section_told after insert or delete or update of state, claimed_by on company_section
  for each statement execute function tell_dashboards();
create trigger plan_order_told after insert or update of status on plan_order for each statement execute function tell_dashboards();
create trigger claim_ownership_told after insert or update of state on claim_ownership
  for each statement execute function tell_dashboards();

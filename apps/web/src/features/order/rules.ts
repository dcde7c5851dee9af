export { OrderConfirm, OrderRefund, OrderRefuse } from '@corridor/contract/order'
